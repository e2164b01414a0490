import { call } from './call';
import { field } from './field';
import { host } from './host';
import { language } from './language';
import { setting } from './setting';
import { status } from './status';

/** Each of them can be applied after those before it. */
export const recipes = [setting, field, status, call, host, language];
