import './amount.css';

/**
 * Renders a number in groups; a selection by hand contains only the digits. Browsers do not translate it, and another
 * number is another element.
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
