import '@paylater/embeds/preact';

// Each line below is wrong.
export const type = <paylater-bill-list type="overdue" />;
export const theme = <paylater-limit-card theme="blue" />;
export const locale = <paylater-limit-card locale="fr" />;
export const density = <paylater-limit-card density="tight" />;
export const apiBase = <paylater-limit-card apiBase={true} />;
export const attribute = <paylater-limit-card api-base={true} />;
export const limit = <paylater-recent-transactions limit="many" />;
export const tenor = <paylater-limit-card tenor={6} />;
export const token = <paylater-limit-card token="a token" />;
export const provider = <paylater-limit-card tokenProvider="a token" />;
export const detail = <paylater-limit-card onpaylater-error={({ detail }) => detail.status} />;
export const listener = <paylater-limit-card onpaylater-ready="ready" />;
export const tag = <paylater-limit-cards />;
