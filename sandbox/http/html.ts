/** Text that is already HTML. */
export class Html {
  constructor(readonly text: string) {}
}

const escaped = (value: string | number): string =>
  String(value).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

type Piece = string | number | Html | readonly Piece[];

const written = (piece: Piece): string => {
  if (piece instanceof Html) return piece.text;
  return typeof piece === 'object' ? piece.map(written).join('') : escaped(piece);
};

/** Builds HTML from a template. Escapes its values, except those that are HTML. */
export const html = (parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html =>
  new Html(String.raw({ raw: parts }, ...pieces.map(written)));

/** Returns a whole page of the sandbox: one style sheet, no script. Its referrer policy lets forms send an origin. */
export const page = (title: string, lang: string, route: string, body: Html): string =>
  html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="referrer" content="same-origin">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox.css">
</head>
<body><main data-route="${route}">${body}</main></body>
</html>
`.text;
