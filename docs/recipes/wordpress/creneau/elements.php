<?php
/** The elements and their attributes, as docs/elements.md describes them. */

namespace Creneau;

defined( 'ABSPATH' ) || exit;

/** What each element takes beside the attributes that all have. There is no `token` here: texts of a site are no place for one. */
const ELEMENTS = array(
	'slotted-calendar'  => array( 'event', 'user', 'mode', 'weeks' ),
	'event-list'        => array( 'query', 'provider', 'view' ),
	'offers-list'       => array( 'provider', 'limit' ),
	'animations-slider' => array( 'user', 'period' ),
	'event-details'     => array( 'event', 'animation' ),
	'provider-card'     => array( 'provider' ),
	'provider-map'      => array( 'provider', 'query', 'max-events', 'for' ),
	'membership-list'   => array( 'provider', 'membership' ),
	'replay-list'       => array( 'provider' ),
	'order-history'     => array( 'period' ),
	'fitness-dashboard' => array( 'tracker', 'range', 'activity' ),
	'checkout'          => array( 'for', 'item' ),
	'pager'             => array( 'for', 'page-param' ),
	'search'            => array( 'scope' ),
	'category-list'     => array( 'param' ),
	'popups'            => array( 'delay' ),
	'toaster'           => array( 'position' ),
);

const COMMON = array( 'id', 'lang', 'theme', 'time-zone', 'currency' );

/** Attributes with a list of values. */
const CHOICES = array(
	'mode'  => array( 'default', 'picker' ),
	'view'  => array( 'list', 'map' ),
	'scope' => array( 'all', 'user' ),
	'lang'  => array( 'fr', 'en' ),
	'theme' => array( 'auto', 'light', 'dark' ),
);

/** Space that is kept for the elements whose height is known, so that nothing jumps when they come. */
const HEIGHTS = '[data-creneau="slotted-calendar"]{min-height:736px}[data-creneau="animations-slider"]{min-height:600px}[data-creneau="provider-card"]{min-height:200px}creneau-provider-map{display:block;height:30em}@media(max-width:600px){[data-creneau="slotted-calendar"]{min-height:1029px}[data-creneau="animations-slider"]{min-height:618px}[data-creneau="provider-card"]{min-height:291px}}';

/** What the block's form needs: names, and texts in the language of the editor. */
function for_block_editor(): array {
	return array(
		'elements' => ELEMENTS,
		'common'   => COMMON,
		'choices'  => CHOICES,
		'texts'    => array(
			'description' => __( 'A calendar, a list or a map of your bookings.', 'creneau' ),
			'element'     => __( 'Element', 'creneau' ),
			'unset'       => __( '(not set)', 'creneau' ),
			'more'        => __( 'More settings', 'creneau' ),
			'link'        => __( 'Address of the link for visitors without JavaScript', 'creneau' ),
			'label'       => __( 'Text of this link', 'creneau' ),
			'event'       => __( 'Offer or event: the last piece of its address, or its number (event)', 'creneau' ),
			'user'        => __( 'Provider: all of its offers (user)', 'creneau' ),
			'provider'    => __( 'Provider: the last piece of its address (provider)', 'creneau' ),
			'mode'        => __( 'Mode: "picker" books on this page (mode)', 'creneau' ),
		),
	);
}
