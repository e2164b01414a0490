import { en } from './en';
import { indonesian, type ElementMessages } from './id';

export const messagesIn: Readonly<Record<'id' | 'en', ElementMessages>> = { id: indonesian, en };
