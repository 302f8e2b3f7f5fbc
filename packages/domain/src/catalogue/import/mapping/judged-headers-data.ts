/**
 * Headers of product lists, each column with what a person takes it for: `Column=ours`, `Column` alone
 * for one that is left out, `Column=this/that` where either is right. A first row may follow.
 */
export interface JudgedHeader {
  readonly source: string;
  readonly columns: readonly string[];
  readonly row?: readonly string[];
}

/** What the words were written with (D-23). */
export const tunedHeaders: readonly JudgedHeader[] = [
  {
    source: 'an Excel list of a distributor in Colombia',
    columns: [
      ...['Referencia=codigo', 'Nombre del producto=producto', 'Marca=marca', 'Línea=linea'],
      ...['Presentación=contenido', 'Precio Distribuidor=precio', 'Precio sugerido al público'],
      ...['IVA=iva', 'Código de barras', 'Existencias=existencias'],
    ],
  },
  {
    source: 'a price list by warehouse',
    columns: [
      ...['Cód.=codigo', 'Descripción=producto', 'Valor=precio', 'Stock Bogotá=existencias_BOG'],
      ...['Stock Medellín=existencias_MDE', 'Costo promedio'],
    ],
    row: ['T-71', 'Tinte rubio', '12500', '5', '8', '8000'],
  },
  {
    source: 'a colour card in Spanish',
    columns: [
      ...['Código padre=codigo_producto', 'SKU=codigo', 'Producto=producto', 'Nº Tono=tono'],
      ...['Nombre del tono=nombre_tono', 'Serie=serie', 'Código hex=color', 'Precio venta=precio'],
      ...['Registro INVIMA=invima'],
    ],
  },
  {
    source: 'accounting software, products',
    columns: [
      ...['Código del producto=codigo_producto', 'Nombre del producto=producto'],
      ...['Grupo de inventario=categoria', 'Impuesto cargo=iva', 'Precio 1=precio', 'Precio 2'],
      ...['Unidad de medida', 'Estado=activo', 'Saldo actual=existencias', 'Último costo'],
    ],
  },
  {
    source: 'accounting software, items for sale',
    columns: [
      ...['Nombre=producto', 'Referencia=codigo', 'Descripción=descripcion', 'Precio base=precio'],
      ...['Impuesto=iva', 'Cantidad inicial=existencias', 'Costo inicial', 'Categoría=categoria'],
    ],
  },
  {
    source: 'a management system, products',
    columns: [
      ...['Tipo de producto=categoria', 'Valor venta=precio', 'Tipo impuesto=iva', 'Codigo barras'],
      ...['Valor compra', 'Existencia=existencias', 'Nombre del producto=producto'],
    ],
  },
  {
    source: 'a template of a small shop',
    columns: [
      ...['nombre=producto', 'categoria=categoria', 'precio=precio', 'unidad', 'stock=existencias'],
      ...['descripcion=descripcion', 'imagen=imagen'],
    ],
  },
  {
    source: 'a stock template',
    columns: [
      ...['Código=codigo', 'Nombre=producto', 'Descripción=descripcion', 'Categoría=categoria'],
      ...['Unidad de Medida', 'Stock=existencias', 'Stock Mínimo', 'Costo Promedio'],
      ...['Precio Sugerido=precio'],
    ],
  },
  {
    source: 'a template of a till',
    columns: [
      ...['code=codigo', 'barcode', 'name=producto', 'quantity=existencias', 'purchase_price'],
      ...['price=precio', 'list_price', 'cash_price', 'category=categoria', 'min_stock'],
      ...['description=descripcion', 'image_url=imagen'],
    ],
  },
  {
    source: 'a public list of make-up',
    columns: [
      ...['id=codigo_producto', 'brand=marca', 'name=producto', 'price=precio', 'price_sign'],
      ...['currency=moneda', 'image_link=imagen', 'product_link', 'website_link'],
      ...['description=descripcion', 'rating', 'category=categoria', 'product_type'],
      ...['tag_list=palabras_clave', 'created_at', 'updated_at', 'product_api_url'],
      ...['api_featured_image', 'product_colors.hex_value=color'],
      ...['product_colors.colour_name=nombre_tono'],
    ],
  },
  {
    source: 'tone cards in Spanish',
    columns: [
      ...['categoria=categoria', 'subcategoria=subcategoria', 'nombre=producto'],
      ...['descripcion=descripcion', 'tonos.tono=tono', 'tonos.hex=color'],
    ],
  },
  {
    source: 'an advertising feed',
    columns: [
      ...['id=codigo', 'title=producto', 'description=descripcion', 'availability', 'condition'],
      ...['price=precio', 'link', 'image_link=imagen', 'brand=marca'],
      ...['google_product_category=categoria', 'sale_price=precio_oferta'],
      ...['item_group_id=codigo_producto', 'gender', 'color=nombre_tono', 'size=contenido'],
    ],
    row: [
      ...['L1', 'Labial', 'Labial mate', 'in stock', 'new', '35000 COP', 'https://a.co/l'],
      ...['https://a.co/l.jpg', 'Alma', 'Labios', '29000 COP', 'L', 'female', 'Rojo', '4 g'],
    ],
  },
  {
    source: 'a shop system, products',
    columns: [
      ...['sku=codigo', 'attribute_set_code', 'product_type=categoria', 'name=producto'],
      ...['description=descripcion', 'weight', 'price=precio', 'special_price=precio_oferta'],
      ...['url_key', 'meta_title', 'base_image=imagen', 'qty=existencias'],
    ],
  },
  {
    source: 'invoice lines',
    columns: [
      ...['InvoiceNo', 'StockCode=codigo', 'Description=producto', 'Quantity', 'InvoiceDate'],
      ...['UnitPrice=precio', 'CustomerID', 'Country'],
    ],
    row: ['580538', '23084', 'RABBIT NIGHT LIGHT', '48', '2011-12-05', '1.79', '14075', 'UK'],
  },
];

/** Headers of public files that were found afterwards, and that no word was written for (D-23). */
export const heldOutHeaders: readonly JudgedHeader[] = [
  {
    source: 'a point of sale, export',
    columns: [
      ...['Id', 'Código=codigo', 'Nombre=producto', 'Categoría=categoria', 'Proveedor'],
      ...['PrecioCompra', 'PrecioVenta=precio', 'Stock=existencias'],
    ],
  },
  {
    source: 'an inventory export',
    columns: [
      ...['Código=codigo', 'Nombre=producto', 'Categoría=categoria', 'Stock Actual=existencias'],
      ...['Stock Mínimo', 'Costo', 'Precio=precio', 'Valor Total', 'Estado=activo/'],
    ],
  },
  {
    source: 'products for Excel',
    columns: [
      ...['Código=codigo', 'Nombre=producto', 'Categoría=categoria', 'Unidad', 'Stock=existencias'],
      ...['Costo Unitario ($)', 'Precio Venta ($)=precio', 'Margen (%)'],
    ],
  },
  {
    source: 'spare parts, import',
    columns: [
      ...['sku=codigo', 'nombre=producto', 'descripcion=descripcion', 'precio_costo'],
      ...['precio_venta=precio', 'stock_inicial=existencias', 'stock_minimo', 'punto_pedido'],
      ...['categoria=categoria', 'marca=marca', 'deposito', 'sector', 'estante'],
    ],
  },
  {
    source: 'a wholesaler in Colombia',
    columns: [
      ...['REFERENCIA=codigo', 'DESCRIPCION=producto', 'familia=categoria', 'precio=precio'],
      ...['PESO UNI', 'CAN EMPAQUE=multiplo', 'ALTO', 'ANCHO', 'LARGO'],
    ],
  },
  {
    source: 'a parts dealer',
    columns: [
      ...['referencia=codigo', 'descripcion=producto', 'precio=precio', 'marca=marca'],
      ...['stock=existencias', 'importe casco'],
    ],
  },
  {
    source: 'a store room',
    columns: [
      ...['CÓDIGO=codigo', 'NOMBRE=producto', 'CATEGORÍA=categoria', 'STOCK=existencias', 'UNIDAD'],
      ...['ALERTA MÍNIMA'],
    ],
  },
  {
    source: 'a shop system, sample file',
    columns: [
      ...[
        'Product ID',
        'Active (0/1)=activo',
        'Name *=producto',
        'Categories (x,y,z...)=categoria',
      ],
      ...['Price tax excluded', 'Tax rules ID', 'Wholesale price', 'On sale (0/1)'],
      ...['Discount amount=descuento_pesos', 'Discount percent=descuento_porcentaje'],
      ...['Discount from (yyyy-mm-dd)', 'Discount to (yyyy-mm-dd)', 'Reference #=codigo'],
      ...['Supplier reference #', 'Supplier', 'Manufacturer=marca', 'EAN13', 'UPC', 'Ecotax'],
      ...['Width', 'Height', 'Depth', 'Weight', 'Quantity=existencias'],
      ...['Minimal quantity=cantidad_minima', 'Low stock level', 'Visibility=/activo', 'Summary'],
      ...['Description=descripcion', 'Tags (x,y,z...)=palabras_clave', 'Meta title'],
      ...['Image URLs (x,y,z...)=imagen/mas_imagenes'],
    ],
  },
  {
    source: 'a perfumery, import',
    columns: [
      ...[
        'nombre=producto',
        'codigo=codigo',
        'marca=marca',
        'categoria=categoria',
        'precio=precio',
      ],
      ...['costo', 'stock=existencias', 'atributos=/nombre_tono'],
    ],
  },
  {
    source: 'a stock control, import',
    columns: [
      ...['name=producto', 'sku=codigo', 'brand=marca', 'category=categoria', 'costPrice'],
      ...['sellingPrice=precio', 'stock=existencias', 'status=activo'],
    ],
  },
  {
    source: 'a shop, bulk upload',
    columns: [
      ...['name=producto', 'sku=codigo', 'brand=marca', 'category=categoria', 'price=precio'],
      ...['stock=existencias', 'discount=descuento_porcentaje', 'description=descripcion'],
      ...['images=imagen/mas_imagenes', 'sizes=contenido', 'colors=nombre_tono'],
    ],
  },
  {
    source: 'a wholesaler of medicines',
    columns: [
      ...['name=producto', 'sku=codigo', 'brand=marca', 'category=categoria'],
      ...['packSize=multiplo/contenido', 'mrp', 'ptr', 'gstPercent', 'moq=cantidad_minima'],
      ...['pricingClass'],
    ],
  },
  {
    source: 'a shop with wholesale prices',
    columns: [
      ...['name=producto', 'sku=codigo', 'brand=marca', 'category=categoria', 'parent_category'],
      ...['retail_price', 'wholesale_price=precio', 'old_price', 'stock_status', 'warranty'],
      ...['description=descripcion', 'meta_description', 'image_url=imagen'],
      ...['featured=mas_vendido', 'variants=nombre_tono/'],
    ],
  },
  {
    source: 'a jeweller',
    columns: [
      ...['Item Code=codigo', 'Item Name=producto', 'Brand=marca', 'Price=precio', 'Metal Type'],
      ...['Metal Purity', 'Weight', 'Image1=imagen', 'Image2=mas_imagenes/', 'Video'],
    ],
  },
  {
    source: 'an item list, export',
    columns: [
      ...['ITEM CODE=codigo', 'ITEM NAME=producto', 'BRAND=marca', 'CATEGORY=categoria', 'UOM'],
      ...[
        'PRICELIST',
        'PRICE=precio',
        'ON HAND=existencias',
        'RESERVED',
        'AVAILABLE',
        'STATUS=activo',
      ],
    ],
  },
  {
    source: 'office supplies, template',
    columns: [
      ...['Item Code=codigo', 'Item Name=producto', 'Brand=marca', 'Category=categoria', 'Unit'],
      ...['Price Per Unit=precio', 'Beginning Inventory=existencias'],
    ],
  },
  {
    source: 'a shade catalogue',
    columns: [
      ...['shade_id=codigo/tono', 'brand=marca', 'shade_name=nombre_tono', 'hex=color'],
      ...['undertone', 'depth', 'notes'],
    ],
  },
  {
    source: 'make-up, a form',
    columns: [
      ...[
        'Producto=producto',
        'Marca=marca',
        'Tono=tono',
        'Precio=precio',
        'Lanzamiento=/producto_nuevo',
      ],
      ...['Vencimiento'],
    ],
  },
];
