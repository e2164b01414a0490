import '@paylater/embeds/solid';

// Each line below is wrong.
export const type = <paylater-bill-list type="overdue" />;
export const theme = <paylater-limit-card theme="blue" />;
export const locale = <paylater-limit-card locale="fr" />;
export const density = <paylater-limit-card density="tight" />;
export const attribute = <paylater-limit-card api-base={true} />;
export const limit = <paylater-recent-transactions prop:limit="many" />;
export const tenor = <paylater-limit-card tenor={6} />;
export const token = <paylater-limit-card prop:token="a token" />;
export const provider = <paylater-limit-card prop:tokenProvider="a token" />;
export const detail = <paylater-limit-card on:paylater-error={({ detail }) => detail.status} />;
export const listener = <paylater-limit-card on:paylater-ready="ready" />;
export const tag = <paylater-limit-cards />;
