import { Button, Checkbox, Radio, RangeSlider } from '@mantine/core'
import '@mantine/core/styles/Radio.layer.css'
import '@mantine/core/styles/Slider.layer.css'
import { useState } from 'react'
import { money } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { turned } from './facets.ts'
import { endsOf, spanOf, SPANS } from './prices.ts'
import { Stars } from './stars.tsx'
import { useFacets, type Shop } from './use-shop.ts'
import styles from './shop-filters.module.css'

const RATINGS = ['', '4', '3', '2', '1']

/** What narrows the shop down: price, brand and rating. */
export const ShopFilters = ({ filter, isFiltered, change, clear }: Shop) => {
  const t = useText()
  const { brands } = useFacets()
  return (
    <div className={styles.filters}>
      <PriceFilter filter={filter} change={change} />
      <fieldset>
        <legend>{t('shop.brands')}</legend>
        {brands.map(({ brand, count }) => (
          <div key={brand} className={styles.brand}>
            <Checkbox
              size="sm"
              label={brand}
              checked={filter.brands.includes(brand)}
              onChange={() => change({ brand: turned(filter.brands, brand).join(',') })}
            />
            <span>
              {count} <span className="unseen">{t('shop.products')}</span>
            </span>
          </div>
        ))}
      </fieldset>
      <fieldset>
        <legend>{t('shop.rating')}</legend>
        {RATINGS.map((rating) => (
          <Radio
            key={rating}
            size="sm"
            name="rating"
            checked={filter.minRating === rating}
            onChange={() => change({ minRating: rating })}
            label={
              rating === '' ? (
                t('shop.anyRating')
              ) : (
                <span className={styles.stars}>
                  <Stars rating={Number(rating)} isSaid={false} />
                  {t('shop.andUp', { rating })}
                </span>
              )
            }
          />
        ))}
      </fieldset>
      <Button variant="default" fullWidth disabled={!isFiltered} onClick={clear}>
        {t('shop.clear')}
      </Button>
    </div>
  )
}

const PriceFilter = ({ filter, change }: Pick<Shop, 'filter' | 'change'>) => {
  const t = useText()
  const { ceiling } = useFacets()
  const [moved, setMoved] = useState<[number, number]>()
  const ends = moved ?? endsOf(filter, ceiling)
  const label = ({ minPrice, maxPrice }: (typeof SPANS)[number]) => {
    if (minPrice === '')
      return maxPrice === '' ? t('shop.anyPrice') : t('shop.priceTo', { to: money(Number(maxPrice)) })
    if (maxPrice === '') return t('shop.priceFrom', { from: money(Number(minPrice)) })
    return t('shop.priceSpan', { from: money(Number(minPrice)), to: money(Number(maxPrice)) })
  }
  return (
    <fieldset>
      <legend>{t('shop.price')}</legend>
      {SPANS.map((span) => (
        <Radio
          key={`${span.minPrice}-${span.maxPrice}`}
          size="sm"
          name="price"
          checked={span.minPrice === filter.minPrice && span.maxPrice === filter.maxPrice}
          onChange={() => change(span)}
          label={label(span)}
        />
      ))}
      <div className={styles.slider}>
        <RangeSlider
          size="sm"
          min={0}
          max={ceiling}
          step={5}
          minRange={5}
          label={money}
          thumbFromLabel={t('shop.lowestPrice')}
          thumbToLabel={t('shop.highestPrice')}
          thumbValueText={money}
          value={ends}
          onChange={setMoved}
          onChangeEnd={(to) => {
            setMoved(undefined)
            change(spanOf(to, ceiling))
          }}
        />
        <p aria-hidden="true">
          <span>{money(ends[0])}</span>
          <span>{money(ends[1])}</span>
        </p>
      </div>
    </fieldset>
  )
}
