import { call } from './call';
import { field } from './field';
import { host } from './host';
import { language } from './language';
import { setting } from './setting';
import { status } from './status';

/** The recipes; each can be applied after the previous ones. */
export const recipes = [setting, field, status, call, host, language];
