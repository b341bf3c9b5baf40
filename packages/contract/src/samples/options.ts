import * as v from 'valibot'
import { endpoints } from '../http.ts'
import { Text } from '../row-fields.ts'

export const MovieOption = v.object({ id: v.number(), value: v.string(), label: v.string() })
export type MovieOption = v.InferOutput<typeof MovieOption>

export const RankedTitle = v.object({
  title: v.string(),
  /** `1` */
  rank: v.string(),
  id: v.number(),
})
export type RankedTitle = v.InferOutput<typeof RankedTitle>

/** What the sample fields with suggestions offer. */
export const options = endpoints({
  movieOptions: {
    method: 'GET',
    path: '/api/select/data',
    /** Two names for the same; `query` comes first. */
    input: v.object({ query: Text, q: Text }),
    answers: { 200: v.array(MovieOption) },
  },
  /** Always all of them: the screen searches. */
  autoComplete: {
    method: 'GET',
    path: '/api/autocomplete/data',
    answers: { 200: v.object({ autoComplete: v.array(RankedTitle) }) },
  },
})
