import '@paylater/embeds/react-18';

// Each line below is wrong.
export const type = <paylater-bill-list type="overdue" />;
export const theme = <paylater-limit-card theme="blue" />;
export const locale = <paylater-limit-card locale="fr" />;
export const density = <paylater-limit-card density="tight" />;
export const property = <paylater-limit-card apiBase="/api" />;
export const attribute = <paylater-limit-card api-base={true} />;
export const limit = <paylater-recent-transactions limit="many" />;
export const tenor = <paylater-limit-card tenor={6} />;
export const provider = <paylater-limit-card tokenProvider={() => 'a token'} />;
export const listener = <paylater-limit-card onpaylater-ready={() => undefined} />;
export const name = <paylater-limit-card className="limit" />;
export const tag = <paylater-limit-cards />;
