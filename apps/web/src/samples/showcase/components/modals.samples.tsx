export const RULE =
  'Whoever takes a shift confirms it within the day. After that it is offered to the next clinician whose licence holds for the ward.'

/** More than a page shows at once. */
export const RULES = Array.from({ length: 14 }, (_, at) => (
  <p key={at}>
    {at + 1}. {RULE}
  </p>
))
