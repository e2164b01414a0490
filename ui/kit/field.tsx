import type { ReactNode } from 'react';
import { ErrorIcon, WarningIcon } from '../icons/icon';
import { classes } from './classes';
import './field.css';

export interface FieldTexts {
  /** The field's full name, such as `personalInfo.motherMaidenName`; no other element of a form has a name. */
  readonly name: string;
  readonly label: string;
  /** "(opsional)"; fields without it are required and have no asterisk. */
  readonly optional?: string | undefined;
  readonly hint?: ReactNode;
  /** Why the answer was refused, in the same words as in the summary. */
  readonly error?: string | undefined;
  /** Small print below the error, such as the code for support. */
  readonly note?: ReactNode;
  /** A probable mistake, which does not block the user. */
  readonly warning?: string | undefined;
}

/** Returns the id of a field's control, to which the error summary links. */
export const fieldId = (name: string): string => `field-${name}`;

/** Returns the attributes that tie a control to its messages. */
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

/** Renders hint, error and warning, in that order, between a label and its control. */
export const FieldMessages = ({ name, hint, error, note, warning }: FieldTexts) => {
  const id = fieldId(name);
  return (
    <>
      {hint !== undefined && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <div className="field__message field__message--error" id={`${id}-error`}>
          <ErrorIcon small />
          <div>
            <p>{error}</p>
            {note}
          </div>
        </div>
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

/** Renders a label, its messages, and one control whose id is `fieldId(name)`. */
export const Field = ({ texts, children }: FieldProps) => (
  <div className={classes('field', texts.error !== undefined && 'field--refused')}>
    <label className="field__label" htmlFor={fieldId(texts.name)}>
      <FieldLabel label={texts.label} optional={texts.optional} />
    </label>
    <FieldMessages {...texts} />
    {children}
  </div>
);
