/** Whether a client that sends this `If-None-Match` has what a tag stands for: whoever packs it on the way makes the tag a weak one. */
export const isKnownTag = (header: string, tag: string) =>
  header.trim() === '*' || header.split(',').some((known) => known.trim().replace(/^W\//, '') === tag)
