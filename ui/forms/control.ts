import type { FormField } from '../../domain/forms/field';
import type { FieldTexts } from '../kit/field';
import type { WizardNavigation } from './use-wizard';

export interface ControlProps {
  readonly field: FormField;
  readonly navigation: WizardNavigation;
  readonly texts: FieldTexts;
  readonly value: string;
  readonly onChange: (value: string) => void;
}
