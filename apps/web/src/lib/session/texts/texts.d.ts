import type en from './en.json'

declare module '#web/lib/text.ts' {
  interface TextKeys extends Record<keyof typeof en, string> {}
}
