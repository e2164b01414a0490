/** What scrolls by itself can be reached, and then scrolled, with the keys alone (WCAG 2.1.1). */
export const scrolling = { role: 'region', tabIndex: 0 } as const;
