/** The bundler's function that includes the texts of files. */
interface ImportMeta {
  glob<T>(
    pattern: string,
    options: { readonly query: '?raw'; readonly import: 'default'; readonly eager: true },
  ): Readonly<Record<string, T>>;
}
