import './amount.css';

/**
 * Shows a number in groups; who selects it by hand gets the digits alone. A browser that translates the page leaves it
 * alone, and another number is another element.
 */
export const DigitsOnly = ({ text }: { readonly text: string }) => (
  <span key={text} translate="no">
    {text.split(/(\D+)/).map((part, at) => (
      <span key={at} className={at % 2 === 0 ? undefined : 'amount__aside'}>
        {part}
      </span>
    ))}
  </span>
);
