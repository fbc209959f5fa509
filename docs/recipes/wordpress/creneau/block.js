// The block's form in the editor. What visitors get is made by creneau.php.
(({ blocks, blockEditor, components, element }, { elements, common, choices, texts }) => {
  const el = element.createElement;

  /** A field for an attribute of the element: a list where its values are known. */
  const field = (name, values, setValue) => {
    const props = {
      key: name,
      label: texts[name] ?? name,
      value: values[name] ?? '',
      onChange: (value) => setValue(name, value),
    };
    if (!choices[name]) return el(components.TextControl, props);
    const options = choices[name].map((value) => ({ value, label: value }));
    return el(components.SelectControl, { ...props, options: [{ value: '', label: texts.unset }, ...options] });
  };

  const edit = ({ attributes, setAttributes }) => {
    const { element: name, values } = attributes;
    const setValue = (key, value) => {
      const { [key]: _, ...others } = values;
      setAttributes({ values: value === '' ? others : { ...others, [key]: value } });
    };
    const fields = (names) => names.map((key) => field(key, values, setValue));
    return el(
      'div',
      blockEditor.useBlockProps(),
      el(
        components.Placeholder,
        { icon: 'calendar-alt', label: 'Créneau', isColumnLayout: true },
        el(components.SelectControl, {
          label: texts.element,
          value: name,
          options: Object.keys(elements).map((value) => ({ value, label: value })),
          // What only the other element takes would be refused.
          onChange: (value) => setAttributes({ element: value, values: {} }),
        }),
        fields(elements[name] ?? []),
      ),
      el(
        blockEditor.InspectorControls,
        null,
        el(components.PanelBody, { title: texts.more }, fields(['link', 'label', ...common])),
      ),
    );
  };

  blocks.registerBlockType('creneau/widget', {
    apiVersion: 2,
    title: 'Créneau',
    description: texts.description,
    category: 'widgets',
    icon: 'calendar-alt',
    // An element stands once; its settings are the block's own.
    supports: { html: false, className: false, customClassName: false },
    attributes: {
      element: { type: 'string', default: 'slotted-calendar' },
      values: { type: 'object', default: {} },
    },
    edit,
    save: () => null,
  });
})(window.wp, window.creneauBlock);
