import { load } from './elements';
import { tell } from './host';

/** The frozen script is refused with one byte changed, and runs unchanged. */
tell(async () => {
  const { integrity = '', frozen: path = '' } = document.documentElement.dataset;
  const isDefined = () => customElements.get('paylater-limit-card') !== undefined;
  const refused = await load(`/tampered${path}`, integrity).then(
    () => 'run',
    () => 'refused',
  );
  const rows = [
    { what: 'the changed script', got: refused, want: 'refused' },
    { what: 'defined by it', got: isDefined(), want: false },
  ];
  await load(path, integrity);
  return {
    rows: [...rows, { what: 'defined by the published one', got: isDefined(), want: true }],
    texts: {},
  };
});
