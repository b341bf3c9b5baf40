import type { Wing } from '#web/lib/pages/wing.ts'

/** The wing with the sample screens, unless this is a build without them: `SAMPLE_SCREENS=off`. */
export const wing: (() => Promise<Wing>) | undefined = import.meta.env.VITE_SAMPLE_SCREENS
  ? async () => (await import('#web/samples/samples.tsx')).samples
  : undefined
