/** What is offered, prices in dollars a month. */
export type PricedPlan<Id extends string> = {
  id: Id
  title: string
  subtitle?: string
  img?: string
  price: number
  /** What a year costs, where a year is what one pays for; 0 keeps its line free. */
  yearly?: number
  benefits: readonly string[]
  isPopular?: boolean
}
