import { slugOf } from '#web/samples/lib/slug.ts'

/** The slug of a post that gets another title: it goes along until somebody writes one by hand. */
export const slugAfter = ({ title, slug }: { title: string; slug: string }, next: string) =>
  slug.trim() === '' || slug === slugOf(title) ? slugOf(next) : slug
