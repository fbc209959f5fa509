<?php
/**
 * Plugin Name:       Créneau
 * Description:       Booking elements on your pages, by the shortcode [creneau] or the block "Créneau".
 * Version:           1.0.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       creneau
 * Domain Path:       /languages
 */

namespace Creneau;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/elements.php';
require __DIR__ . '/settings.php';

add_action( 'init', __NAMESPACE__ . '\\register' );
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\\enqueue_early' );
add_filter( 'script_loader_tag', __NAMESPACE__ . '\\script_tag', 10, 2 );

/** Registers the script, the shortcode and the block. */
function register(): void {
	if ( str_starts_with( determine_locale(), 'fr' ) ) {
		load_textdomain( 'creneau', __DIR__ . '/languages/creneau-fr_FR.mo' );
	}

	// Its address names the version: WordPress adds none.
	wp_register_script( 'creneau', settings()['script'], array(), null, false ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
	wp_register_style( 'creneau', false, array(), '1.0.0' );
	wp_add_inline_style( 'creneau', HEIGHTS );

	wp_register_script( 'creneau-block', plugins_url( 'block.js', __FILE__ ), array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element' ), '1.0.0', true );
	wp_add_inline_script( 'creneau-block', 'window.creneauBlock = ' . wp_json_encode( for_block_editor() ), 'before' );

	add_shortcode( 'creneau', __NAMESPACE__ . '\\from_shortcode' );
	register_block_type(
		'creneau/widget',
		array(
			'api_version'           => 2,
			'editor_script_handles' => array( 'creneau-block' ),
			'render_callback'       => __NAMESPACE__ . '\\from_block',
			'attributes'            => array(
				'element' => array(
					'type'    => 'string',
					'default' => 'slotted-calendar',
				),
				'values'  => array(
					'type'    => 'object',
					'default' => (object) array(),
				),
			),
		)
	);
}

/** [creneau element="slotted-calendar" event="yoga-doux"] */
function from_shortcode( $given ): string {
	// Without attributes WordPress gives an empty string.
	$given   = is_array( $given ) ? $given : array();
	$element = $given['element'] ?? '';
	unset( $given['element'] );
	return markup( $element, $given );
}

/** The block's text is made on the server, so that a change here reaches pages that are saved. */
function from_block( array $attributes ): string {
	return markup( (string) $attributes['element'], (array) $attributes['values'] );
}

/** Returns the `div` that the script turns into the element, with a link for visitors without the script. */
function markup( string $element, array $values ): string {
	if ( ! isset( ELEMENTS[ $element ] ) ) {
		/* translators: 1: what was written, 2: a list of names */
		return note( sprintf( __( 'there is no element "%1$s". The elements are: %2$s.', 'creneau' ), $element, implode( ', ', array_keys( ELEMENTS ) ) ) );
	}
	if ( '' === settings()['script'] ) {
		return note( __( 'the address of the script is missing. An administrator can set it under Settings, Créneau.', 'creneau' ) );
	}
	enqueue();

	$notes = '';
	$html  = sprintf( '<div data-creneau="%s"', esc_attr( $element ) );
	foreach ( $values as $name => $value ) {
		if ( ! is_scalar( $value ) || '' === (string) $value || in_array( $name, array( 'link', 'label' ), true ) ) {
			continue;
		}
		if ( in_array( $name, array_merge( ELEMENTS[ $element ], COMMON ), true ) ) {
			$html .= sprintf( ' data-%s="%s"', $name, esc_attr( $value ) );
		} else {
			// A word without "=" has a number as its name.
			$written = is_int( $name ) ? $value : $name;
			/* translators: 1: the element's name, 2: what was written, 3: a list of names */
			$notes .= note( sprintf( __( '%1$s takes no "%2$s". It takes: %3$s.', 'creneau' ), $element, $written, implode( ', ', array_merge( ELEMENTS[ $element ], COMMON ) ) ) );
		}
	}
	return $html . '>' . fallback( $element, $values ) . '</div>' . $notes;
}

/** The link that visitors see before the script has come, and without it. */
function fallback( string $element, array $values ): string {
	if ( in_array( $element, array( 'pager', 'popups', 'toaster' ), true ) ) {
		return '';
	}
	$link  = esc_url( (string) ( $values['link'] ?? '' ) );
	$label = (string) ( $values['label'] ?? '' );
	if ( '' === $label ) {
		$label = 'slotted-calendar' === $element ? __( 'See the slots', 'creneau' ) : __( 'Book online', 'creneau' );
	}
	return sprintf( '<a href="%s">%s</a>', '' === $link ? esc_url( page_of( $element, $values ) ) : $link, esc_html( $label ) );
}

/** Returns the marketplace's page of what an element shows; its first page where there is no other. */
function page_of( string $element, array $values ): string {
	$site = settings()['site_url'];
	if ( '' === $site ) {
		$script = wp_parse_url( settings()['script'] );
		$site   = $script['scheme'] . '://' . $script['host'] . ( isset( $script['port'] ) ? ':' . $script['port'] : '' );
	}
	$folders = array(
		'event'     => 'slotted-calendar' === $element ? 'slotted' : 'event',
		'animation' => 'animation',
		'user'      => 'user',
		'provider'  => 'user',
	);
	foreach ( $folders as $name => $folder ) {
		$value = (string) ( $values[ $name ] ?? '' );
		// Pages have names in their addresses, not numbers.
		if ( '' !== $value && ! ctype_digit( $value ) ) {
			return $site . '/' . $folder . '/' . rawurlencode( $value );
		}
	}
	return $site . '/';
}

/** A sentence for those who can edit; visitors do not see it. */
function note( string $text ): string {
	return current_user_can( 'edit_posts' ) ? '<p><strong>Créneau:</strong> ' . esc_html( $text ) . '</p>' : '';
}

/** The script and the heights come only to pages with an element. */
function enqueue(): void {
	wp_enqueue_script( 'creneau' );
	wp_enqueue_style( 'creneau' );
}

/** In the head where the page's own text has an element, before it is rendered: nothing jumps then. */
function enqueue_early(): void {
	$post = is_singular() ? get_post() : null;
	if ( $post && '' !== settings()['script'] && ( has_shortcode( $post->post_content, 'creneau' ) || has_block( 'creneau/widget', $post ) ) ) {
		enqueue();
	}
}

/** Adds the settings to the script's tag, and what tells optimisers to leave it where it is. */
function script_tag( string $tag, string $handle ): string {
	$at = strpos( $tag, ' src=' );
	if ( 'creneau' !== $handle || false === $at ) {
		return $tag;
	}
	$settings   = settings();
	$attributes = array(
		'data-base'        => dirname( $settings['script'] ) . '/',
		'data-api-url'     => $settings['api_url'],
		'data-site-url'    => $settings['site_url'],
		'data-partner'     => $settings['partner'],
		// A card form is part of the purchase.
		'data-consent'     => $settings['asks'] ? 'payment' : '',
		'data-noptimize'   => '1', // Autoptimize.
		'data-no-optimize' => '1', // LiteSpeed Cache.
		'data-cfasync'     => 'false', // Cloudflare's Rocket Loader.
	);
	$added      = ' async nowprocket'; // WP Rocket.
	foreach ( array_filter( $attributes, 'strlen' ) as $name => $value ) {
		$added .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	return substr_replace( $tag, $added, $at, 0 );
}
