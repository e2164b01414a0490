import { en } from './en';
import { id, type Messages } from './id';

export const messagesIn: Readonly<Record<'id' | 'en', Messages>> = { id, en };
