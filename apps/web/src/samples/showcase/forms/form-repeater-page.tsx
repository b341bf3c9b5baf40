import { Button, TextInput } from '@mantine/core'
import { Plus, Trash2 } from 'lucide'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import texts from 'texts:form-repeater'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { money } from '#web/lib/formats/formats.ts'
import { addTexts } from '#web/lib/text.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { NumberField } from './number-field.tsx'
import styles from './form-repeater.module.css'

addTexts(texts)

/** A number that is being typed may be none yet. */
type Typed = number | string
type Row = { id: number; name: string; cost: Typed; quantity: Typed }

const numberOf = (typed: Typed) => (typeof typed === 'number' ? typed : 0)
const priceOf = ({ cost, quantity }: Row) => numberOf(cost) * numberOf(quantity)

const Rows = ({ isAnimated = false }: { isAnimated?: boolean }) => {
  const [rows, setRows] = useState<readonly Row[]>([{ id: 0, name: 'Gloves, a box', cost: 12.5, quantity: 4 }])
  const next = useRef(1)
  const list = useRef<HTMLUListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  /** The first field of a row, or the button where there is none any more. */
  const focusRow = (at: number) => (list.current?.children[at]?.querySelector('input') ?? add.current)?.focus()
  const append = () => {
    flushSync(() => setRows([...rows, { id: next.current++, name: '', cost: 0, quantity: 1 }]))
    focusRow(rows.length)
  }
  const remove = (at: number) => {
    flushSync(() => setRows(rows.filter((_, place) => place !== at)))
    focusRow(Math.min(at, rows.length - 2))
  }
  const change = (id: number, to: Partial<Row>) => setRows(rows.map((row) => (row.id === id ? { ...row, ...to } : row)))
  const total = rows.reduce((sum, row) => sum + priceOf(row), 0)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        append()
      }}
    >
      <ul ref={list} aria-label="Items" className={styles.rows}>
        {rows.map((row, at) => (
          <li key={row.id} aria-label={`Item ${at + 1}`} className={styles.row} data-animated={isAnimated || undefined}>
            <TextInput
              className={styles.name ?? ''}
              label="Item name"
              autoComplete="off"
              value={row.name}
              onChange={({ currentTarget }) => change(row.id, { name: currentTarget.value })}
            />
            <NumberField
              label="Cost"
              min={0}
              decimalScale={2}
              value={row.cost}
              onChange={(to) => change(row.id, { cost: to })}
            />
            <NumberField
              label="Quantity"
              min={0}
              allowDecimal={false}
              value={row.quantity}
              onChange={(to) => change(row.id, { quantity: to })}
            />
            <div className={styles.price}>
              <span>Price</span>
              <output>{money(priceOf(row))}</output>
            </div>
            <Button
              variant="light"
              color="red"
              leftSection={<Drawing of={Trash2} size={16} />}
              aria-label={`Delete item ${at + 1}`}
              onClick={() => remove(at)}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      {rows.length === 0 && <p className={styles.none}>There is no item.</p>}
      <div className={styles.foot}>
        <Button ref={add} type="submit" leftSection={<Drawing of={Plus} size={16} />}>
          Add new
        </Button>
        <strong role="status">
          {rows.length} {rows.length === 1 ? 'item' : 'items'}, {money(total)}
        </strong>
      </div>
    </form>
  )
}

const Basic = () => <Rows />

const Animated = () => <Rows isAnimated />

const FormRepeaterPage = () => (
  <Examples page="form-repeater" parts={{ Basic, Animated }} wide={['Basic', 'Animated']} />
)
export default FormRepeaterPage
