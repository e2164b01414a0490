import '@paylater/embeds/vue';
import type { GlobalComponents } from 'vue';

type Limit = InstanceType<GlobalComponents['paylater-limit-card']>['$props'];

// Each line below is wrong.
export const type = <paylater-bill-list type="overdue" />;
export const theme = <paylater-limit-card theme="blue" />;
export const locale = <paylater-limit-card locale="fr" />;
export const density = <paylater-limit-card density="tight" />;
export const limit = <paylater-recent-transactions limit="many" />;
export const tenor = <paylater-limit-card tenor={6} />;
export const provider = <paylater-limit-card tokenProvider="a token" />;
export const detail = <paylater-limit-card onPaylaterError={({ detail }) => detail.status} />;
export const themeInTemplate: Limit = { theme: 'blue' };
export const tokenInTemplate: Limit = { token: 'a token' };
export const detailInTemplate: Limit = { onPaylaterError: ({ detail }) => detail.status };
