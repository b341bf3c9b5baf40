/** The networks that the settings know, by their own names. */
export const NETWORKS = {
  twitter: { name: 'Twitter', letter: 't', tone: 0 },
  facebook: { name: 'Facebook', letter: 'f', tone: 1 },
  google: { name: 'Google', letter: 'G', tone: 6 },
  linkedIn: { name: 'LinkedIn', letter: 'in', tone: 7 },
  instagram: { name: 'Instagram', letter: 'I', tone: 3 },
  quora: { name: 'Quora', letter: 'Q', tone: 5 },
} as const
export type Network = keyof typeof NETWORKS
export type Networks<Value> = Record<Network, Value>
// The table's own keys.
export const networks = Object.keys(NETWORKS) as Network[]
