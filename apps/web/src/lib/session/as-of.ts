/** Empty once there is an answer that does not say it. */
let earliest: string | undefined

const numberOf = (id: string) => Number.parseInt(id, 10)

/** Remembers as of which change an answer of the server is; what answers in the page has no request's name. */
export const noteAsOf = ({ headers }: Response) => {
  if (!headers.has('x-request-id')) return
  const id = headers.get('x-as-of') ?? ''
  if (earliest === undefined || id === '' || numberOf(id) < numberOf(earliest)) earliest = id
}

/** The change after which something may be missing in what the page was answered; undefined where that is not known. */
export const asOf = () => earliest || undefined
