import type { ReactNode } from 'react';

const Layout = ({ children }: { readonly children: ReactNode }) => (
  <html lang="id">
    <body>{children}</body>
  </html>
);

export default Layout;
