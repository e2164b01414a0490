import type { NextConfig } from 'next';

export default {
  output: 'export',
  distDir: 'dist',
  basePath: '/next',
  // This folder is inside another project.
  turbopack: { root: import.meta.dirname },
} satisfies NextConfig;
