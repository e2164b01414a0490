import { en } from './en';
import { id, type ElementMessages } from './id';

export const messagesIn: Readonly<Record<'id' | 'en', ElementMessages>> = { id, en };
