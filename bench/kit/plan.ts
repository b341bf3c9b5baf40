/** A node of EXPLAIN (ANALYZE, FORMAT JSON). */
export type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  Plans?: PlanNode[]
}

const below = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(below)]

/** How a plan reaches a table: each scan of it, and whether it is a range of an index by person and date. */
export const accessesOf = (plan: PlanNode, table: string) =>
  below(plan)
    .filter((node) => node['Relation Name'] === table)
    .map((node) => {
      const index = below(node).find((part) => part['Index Name'] !== undefined)
      const condition = index?.['Index Cond'] ?? ''
      const isScan = /^(Index Scan|Index Only Scan|Bitmap Heap Scan)$/.test(node['Node Type'])
      const isIndexRange =
        isScan && condition.includes('provider_id =') && /scheduled_date >=.*scheduled_date </.test(condition)
      const rows = (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 1)
      return { how: `${node['Node Type']} by ${index?.['Index Name'] ?? 'nothing'}`, condition, rows, isIndexRange }
    })
