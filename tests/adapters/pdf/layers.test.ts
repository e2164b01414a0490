import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { hidesLayers } from '../../../adapters/pdf/layers';
import { agreementKinds } from '../../e2e/support/agreement-kinds';
import { line, onePage } from '../../e2e/support/pdf-file';

/** Returns a file with a layer that the catalogue switches on or off. */
const layered = (state: string): Buffer =>
  onePage({
    content: `/OC /Layer BDC ${line('Agreed')}EMC`,
    resources: '/Properties << /Layer 7 0 R >>',
    catalogue: `/OCProperties << /OCGs [7 0 R] /D << ${state} >> >>`,
    more: ['null', '<< /Type /OCG /Name (Layer) >>'],
  });

test.each<[string, Buffer, boolean]>([
  ['no layer', onePage({ content: line('Agreed') }), false],
  ['a layer', layered(''), false],
  ['a layer that is switched on', layered('/BaseState /OFF /ON [7 0 R]'), false],
  ['a layer that is switched off', layered('/OFF [7 0 R]'), true],
  ['only layers that are switched off', layered('/BaseState /OFF'), true],
  ['the agreement of that kind', agreementKinds['a layer that is switched off']!.file(), true],
])('with %s, text is read that is not painted: $2', async (_, file, hides) => {
  const task = getDocument({ data: Uint8Array.from(file), verbosity: 0 });
  expect(await hidesLayers(await task.promise)).toBe(hides);
  await task.destroy();
});
