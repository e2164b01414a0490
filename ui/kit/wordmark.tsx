import './wordmark.css';

/** Renders the product's name beside its mark, the awning of a warung. */
export const Wordmark = ({ name }: { readonly name: string }) => (
  <span className="wordmark">
    <svg className="wordmark__mark" viewBox="4 6 24 20" aria-hidden="true" focusable="false">
      <path d="M8 6h16l4 9a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM7 21h18v5H7z" />
      <path className="wordmark__stripes" d="M12 6h4v9a3 3 0 0 1-6 0zM20 6h4l4 9a3 3 0 0 1-6 0z" />
    </svg>
    {name}
  </span>
);
