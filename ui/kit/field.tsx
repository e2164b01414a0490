import type { ReactNode } from 'react';
import { ErrorIcon, WarningIcon } from '../icons/icon';
import { classes } from './classes';
import './field.css';

/** What every field of a form says about itself. */
export interface FieldTexts {
  /** The field's full name, `personalInfo.motherMaidenName`: nothing else in a form has a name. */
  readonly name: string;
  readonly label: string;
  /** "(opsional)"; fields without it are needed, none carries an asterisk. */
  readonly optional?: string | undefined;
  readonly hint?: ReactNode;
  /** Why it was refused; word for word as in the summary. */
  readonly error?: string | undefined;
  /** Probably a slip: said, but it stops nobody. */
  readonly warning?: string | undefined;
}

/** The element that a link of the error summary goes to. */
export const fieldId = (name: string): string => `field-${name}`;

/** The attributes that tie a control to its messages. */
export const describe = ({ name, hint, error, warning }: FieldTexts) => {
  const id = fieldId(name);
  const parts = [
    hint !== undefined && `${id}-hint`,
    error !== undefined && `${id}-error`,
    warning !== undefined && `${id}-warning`,
  ];
  return {
    'aria-describedby': classes(...parts) || undefined,
    'aria-invalid': error === undefined ? undefined : true,
  };
};

/** Hint, error and warning, in that order, between a label and its control. */
export const FieldMessages = ({ name, hint, error, warning }: FieldTexts) => {
  const id = fieldId(name);
  return (
    <>
      {hint !== undefined && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className="field__message field__message--error" id={`${id}-error`}>
          <ErrorIcon small />
          <span>{error}</span>
        </p>
      )}
      {warning !== undefined && (
        <p className="field__message field__message--warning" id={`${id}-warning`}>
          <WarningIcon small />
          <span>{warning}</span>
        </p>
      )}
    </>
  );
};

interface FieldLabelProps {
  readonly label: string;
  readonly optional?: string | undefined;
}

export const FieldLabel = ({ label, optional }: FieldLabelProps) => (
  <>
    <span>{label}</span>
    {optional !== undefined && <span className="field__optional"> {optional}</span>}
  </>
);

interface FieldProps {
  readonly texts: FieldTexts;
  readonly children: ReactNode;
}

/** A label, what is said about it, and one control whose id is `fieldId(name)`. */
export const Field = ({ texts, children }: FieldProps) => (
  <div className={classes('field', texts.error !== undefined && 'field--refused')}>
    <label className="field__label" htmlFor={fieldId(texts.name)}>
      <FieldLabel label={texts.label} optional={texts.optional} />
    </label>
    <FieldMessages {...texts} />
    {children}
  </div>
);
