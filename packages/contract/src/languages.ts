import * as v from 'valibot'

/** What the page and its mails speak. */
export const Language = v.picklist(['en', 'fr', 'de', 'pt', 'ar'])
export type Language = v.InferOutput<typeof Language>
