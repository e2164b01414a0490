import { renderFirstPaint } from './render';

/** Returns the hashes of the import map; none in a document that has none. */
const integrityIn = (html: string): Readonly<Record<string, string>> => {
  const [, map = '{}'] = /<script type="importmap">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(map).integrity ?? {};
};

const configBlock = /(<script type="application\/json" id="config">)[\s\S]*?(<\/script>)/;
const templatesBlock = /(<!--templates-->)[\s\S]*?(<!--\/templates-->)/;
const noscriptBlock = /(<!--without-script-->)[\s\S]*?(<!--\/without-script-->)/;

/** Writes a value as JSON that cannot end the script element around it. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const fill = (html: string, block: RegExp, text: string): string => {
  if (!block.test(html)) throw new Error(`the document has no ${block.source}`);
  return html.replace(block, (_, open: string, close: string) => open + text + close);
};

/** Adds the hash of each script and style of ours to its tag. */
const withIntegrity = (html: string): string => {
  const sums = integrityIn(html);
  return html.replace(
    /(<(?:script|link)(?! [^>]*integrity=) [^>]*(?:src|href)="([^"]+)")/g,
    (tag: string, _, address: string) => {
      const sum = sums[address];
      return sum === undefined ? tag : `${tag} integrity="${sum}"`;
    },
  );
};

/**
 * Returns the built document with a deployment's configuration and the first paint for it. Throws with the invalid key
 * when the configuration is invalid.
 */
export const fillDocument = async (html: string, config: unknown): Promise<string> => {
  const { templates, withoutScript } = await renderFirstPaint(config);
  const shown = fill(fill(html, templatesBlock, templates), noscriptBlock, withoutScript);
  return fill(withIntegrity(shown), configBlock, inScript(config));
};
