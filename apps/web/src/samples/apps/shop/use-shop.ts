import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ask } from '#web/lib/api.ts'
import { useAddress } from '#web/lib/pages/use-address.ts'
import { pageOf } from '#web/ui/lists/paging.ts'
import { brandsOf } from './facets.ts'
import { boundOf, ceilingOf } from './prices.ts'
import { shopApi } from '#web/samples/lib/shop-api.ts'

export const PER_PAGE = 9
const NO_FILTER = { brand: '', minPrice: '', maxPrice: '', minRating: '' }
const DEFAULTS = { q: '', sort: 'featured', view: 'grid', page: '1', ...NO_FILTER }
/** More than the shop has. */
const ALL = 500

/** Every product, for what is to be known of the shop as a whole. */
export const useAllProducts = () => useQuery(ask(shopApi.listProducts, { perPage: String(ALL) }))

/** The products that the address asks for: search, filters, order and page. */
export const useShop = () => {
  const [address, change] = useAddress(DEFAULTS)
  const { q, sort } = address
  const page = pageOf(address.page)
  const brands = address.brand === '' ? [] : address.brand.split(',')
  const filter = {
    minPrice: boundOf(address.minPrice),
    maxPrice: boundOf(address.maxPrice),
    minRating: boundOf(address.minRating),
  }
  const query = useQuery({
    ...ask(shopApi.listProducts, {
      q,
      sortBy: sort,
      page: String(page),
      perPage: String(PER_PAGE),
      ...(brands.length > 0 && { brand: brands }),
      ...filter,
    }),
    placeholderData: keepPreviousData,
  })
  return {
    q,
    sort,
    page,
    isLine: address.view === 'list',
    filter: { ...filter, brands },
    isFiltered: brands.length > 0 || Object.values(filter).some((bound) => bound !== ''),
    change,
    clear: () => change(NO_FILTER),
    query,
  }
}
export type Shop = ReturnType<typeof useShop>

/** What there is to filter by: the brands, and where prices end. */
export const useFacets = () => {
  const products = useAllProducts().data?.products ?? []
  return { brands: brandsOf(products), ceiling: ceilingOf(products.map(({ price }) => price)) }
}
