import { renderFirstPaint } from './render';

const configBlock = /(<script type="application\/json" id="config">)[\s\S]*?(<\/script>)/;
const templatesBlock = /(<!--templates-->)[\s\S]*?(<!--\/templates-->)/;
const noscriptBlock = /(<!--without-script-->)[\s\S]*?(<!--\/without-script-->)/;

/** Writes a value as JSON that cannot end the script element around it. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const fill = (html: string, block: RegExp, text: string): string => {
  if (!block.test(html)) throw new Error(`the document has no ${block.source}`);
  return html.replace(block, (_, open: string, close: string) => open + text + close);
};

/**
 * Returns the built document with a deployment's configuration and the first paint for it. Throws with the invalid key
 * when the configuration is invalid.
 */
export const fillDocument = async (html: string, config: unknown): Promise<string> => {
  const { templates, withoutScript } = await renderFirstPaint(config);
  return fill(
    fill(fill(html, configBlock, inScript(config)), templatesBlock, templates),
    noscriptBlock,
    withoutScript,
  );
};
