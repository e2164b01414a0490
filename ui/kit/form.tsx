import type { ReactNode } from 'react';

interface FormProps {
  readonly onSubmit: () => void;
  /** For a button that stands outside of the form. */
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** Checked by us on submit, in our words, never by the browser. */
export const Form = ({ onSubmit, id, children }: FormProps) => (
  <form
    className="form"
    id={id}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
  </form>
);
