import { Button, Pagination } from '@mantine/core'
import '@mantine/core/styles/Group.layer.css'
import '@mantine/core/styles/Pagination.layer.css'
import { ChevronLeft, ChevronRight } from 'lucide'
import { useState } from 'react'
import texts from 'texts:pager,pagination'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { addTexts } from '#web/lib/text.ts'
import { Pager } from '#web/ui/lists/pager.tsx'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { SOLID } from '#web/samples/showcase/examples/solid.ts'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import styles from './pagination.module.css'

addTexts(texts)

/** What readers hear; the kit's buttons are numbers and drawings. */
const sayPage = (page: number) => ({ 'aria-label': `Page ${page}` })
const sayControl = (control: string) => ({ 'aria-label': `The ${control} page` })

const Basic = () => {
  const [page, setPage] = useState(1)
  return <Pager page={page} perPage={10} total={48} onPage={setPage} />
}

const Separated = () => {
  const [page, setPage] = useState(3)
  return (
    <nav aria-label="Shifts, with the ways on apart" className={styles.separated}>
      <Pagination.Root total={5} value={page} onChange={setPage} getItemProps={sayPage}>
        <Pagination.Previous aria-label="The previous page" />
        <div className={styles.items}>
          <Pagination.Items />
        </div>
        <Pagination.Next aria-label="The next page" />
      </Pagination.Root>
    </nav>
  )
}

const IconsAndText = () => {
  const [page, setPage] = useState(2)
  return (
    <nav aria-label="Shifts, with words" className={styles.row}>
      <Button
        variant="default"
        size="xs"
        leftSection={<Drawing of={ChevronLeft} size={16} className="turns" />}
        disabled={page === 1}
        onClick={() => setPage(page - 1)}
      >
        Earlier
      </Button>
      <Pagination total={3} gap={6} value={page} onChange={setPage} withControls={false} getItemProps={sayPage} />
      <Button
        variant="default"
        size="xs"
        rightSection={<Drawing of={ChevronRight} size={16} className="turns" />}
        disabled={page === 3}
        onClick={() => setPage(page + 1)}
      >
        Later
      </Button>
    </nav>
  )
}

const IconsOnly = () => {
  const [page, setPage] = useState(2)
  return (
    <nav aria-label="Shifts, by icons" className={styles.row}>
      <Pagination total={12} value={page} onChange={setPage} withPages={false} withEdges getControlProps={sayControl} />
      <span aria-live="polite">Page {page} of 12</span>
    </nav>
  )
}

const KINDS = ['success', 'danger', 'info', 'warning'] as const

const Colors = () => (
  <Stack>
    {KINDS.map((kind) => (
      <nav key={kind} aria-label={`Shifts, in the colour of ${kind}`} className={styles.row}>
        <Pagination
          total={5}
          defaultValue={2}
          size="sm"
          gap={6}
          color={SOLID[kind]}
          getItemProps={sayPage}
          getControlProps={sayControl}
        />
        <span>{kind}</span>
      </nav>
    ))}
  </Stack>
)

const SIDES = [
  { side: 'start', says: 'at the start' },
  { side: 'center', says: 'in the centre' },
  { side: 'end', says: 'at the end' },
]

const Positions = () => (
  <Stack>
    {SIDES.map(({ side, says }) => (
      <nav key={side} aria-label={`Shifts, ${says}`} className={styles.row} data-side={side}>
        <Pagination total={4} defaultValue={1} getItemProps={sayPage} getControlProps={sayControl} />
      </nav>
    ))}
  </Stack>
)

const Sizes = () => (
  <Stack>
    {(['lg', 'md', 'sm'] as const).map((size) => (
      <nav key={size} aria-label={`Shifts, size ${size}`}>
        <Pagination
          total={4}
          defaultValue={1}
          gap={6}
          size={size}
          getItemProps={sayPage}
          getControlProps={sayControl}
        />
      </nav>
    ))}
  </Stack>
)

const Round = () => (
  <nav aria-label="Shifts, round">
    <Pagination total={4} defaultValue={2} radius="xl" getItemProps={sayPage} getControlProps={sayControl} />
  </nav>
)

const PaginationPage = () => (
  <Examples page="pagination" parts={{ Basic, Separated, IconsAndText, IconsOnly, Colors, Positions, Sizes, Round }} />
)
export default PaginationPage
