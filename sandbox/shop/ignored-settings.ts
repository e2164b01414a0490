import { personas } from '../lender/personas/personas';
import { html, type Html } from '../http/html';
import type { Say } from '../http/page-language';
import { elements, settingsOf } from './playground-fields';

type Values = Readonly<Record<string, string>>;

const isPersona = (id: string): boolean => personas.some((it) => it.id === id);
const isElement = (tag: string): boolean => Object.hasOwn(elements, tag);

/** Returns the element that an address names, or the first one if the address names no existing one. */
export const elementIn = ({ element = '' }: Values): string =>
  isElement(element) ? element : (Object.keys(elements)[0] ?? '');

/** Returns the persona that an address names. */
export const personaIn = ({ persona = '' }: Values): string =>
  isPersona(persona) ? persona : 'active';

/** Returns why a setting of the address has no effect, or `undefined`. */
const refusal = (name: string, value: string, tag: string, say: Say): string | undefined => {
  const unknown = say('nilai ini tidak ada', 'there is no such value');
  if (name === 'element') return isElement(value) ? undefined : unknown;
  if (name === 'persona') return isPersona(value) ? undefined : unknown;
  const field = settingsOf(tag, say).find((it) => it.name === name);
  if (field) {
    const { choices = [[value]] } = field;
    return choices.some(([it]) => it === value) ? undefined : unknown;
  }
  const isOfAnother = Object.keys(elements).some((it) =>
    settingsOf(it, say).some((other) => other.name === name),
  );
  return isOfAnother
    ? say(`bukan atribut <${tag}>`, `no attribute of <${tag}>`)
    : say('setelan ini tidak ada', 'there is no such setting');
};

/** Lists the settings of the address that have no effect. */
export const ignoredSettings = (values: Values, say: Say): Html | string => {
  const tag = elementIn(values);
  const lines = Object.entries(values).flatMap(([name, value]) => {
    const why = refusal(name, value, tag, say);
    return why === undefined ? [] : [html`<li><code>${name}=${value}</code>: ${why}</li>\n`];
  });
  if (lines.length === 0) return '';
  return html`<div class="ignored" id="ignored"><p>${say(
    'Setelan di alamat ini tidak berlaku:',
    'These settings of the address have no effect:',
  )}</p>
<ul>${lines}</ul></div>`;
};
